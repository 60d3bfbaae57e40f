# Untested: there was no Mac at hand. Homebrew wants a formula in a tap, where `url` and `sha256` are
# those of a release's sources. squad loads libchafa.dylib, libturbojpeg.dylib and libpng16.dylib from
# lib below Homebrew's prefix; ncurses, SQLite and curl are the system's.
class Squad < Formula
  desc "Browse catalogues and your own data in the terminal, and keep a squad"
  homepage "https://example.org/squad"
  url "https://example.org/squad/squad-1.0.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"

  depends_on "chafa"
  depends_on "jpeg-turbo"
  depends_on "libpng"
  depends_on macos: :sequoia
  uses_from_macos "swift" => :build, since: :tahoe # 6.3
  uses_from_macos "curl"
  uses_from_macos "ncurses"
  uses_from_macos "sqlite"

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "squad"
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    (testpath/"crew.csv").write "name,ship\nAda,Orca\nGrace,Beluga\n"
    assert_match version.to_s, shell_output("#{bin}/squad --version")
    assert_match "Grace", shell_output("#{bin}/squad open crew.csv --filter gra")
    system bin/"squad", "recruit", "--offline", "--data", testpath, "marvel/1009368"
    assert_match "Iron Man", shell_output("#{bin}/squad roster --data #{testpath}")
  end
end
