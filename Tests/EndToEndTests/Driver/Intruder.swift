import Foundation

/// A library that is preloaded into squad and, once squad waits for keys, tries what an attacker in
/// control of squad would try. The results are in a file: one line each, with a name and an
/// `errno`, which is 0 for success.
enum Intruder {
  static let isPossible: Bool = (try? Sandbox()).flatMap { library(in: $0, reporting: "x") } != nil

  /// Builds the library.
  ///
  /// - Parameter folder: the folder that squad may write to; `report` is created in it.
  /// - Returns: the library's path; nil if none of the usual compilers can build it.
  static func library(in sandbox: Sandbox, reporting folder: String) -> String? {
    // Targets to delete and to create.
    try? "bait".write(toFile: sandbox.folder + "/bait", atomically: true, encoding: .utf8)
    let paths = [
      "-DREPORT=\"\(folder)/report\"", "-DBAIT=\"\(sandbox.folder)/bait\"",
      "-DOUTSIDE=\"\(sandbox.folder)/outside\"",
    ]
    return Preload.build("intruder", of: source, options: paths, in: sandbox)
  }

  /// Waits for the report: outcomes by name.
  static func report(in folder: String) throws -> [String: Int32] {
    var outcomes: [String: Int32] = [:]
    let found: Bool? = wait(for: timeout) {
      let text = (try? String(contentsOfFile: folder + "/report", encoding: .utf8)) ?? ""
      outcomes = [:]
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        if words.count == 2 { outcomes[String(words[0])] = Int32(words[1]) }
      }
      return outcomes["execve"] == nil ? nil : true
    }
    guard found == true else { throw Failure("the intruder reported only \(outcomes)") }
    return outcomes
  }

  /// Attempts run in a child if one can be made, so that a successful one does squad no harm.
  /// `execve` comes last: if it succeeds, the program that it starts writes the line.
  private static let source = #"""
    #define _GNU_SOURCE
    #include <arpa/inet.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <poll.h>
    #include <pthread.h>
    #include <signal.h>
    #include <spawn.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/ioctl.h>
    #include <sys/prctl.h>
    #include <sys/ptrace.h>
    #include <sys/socket.h>
    #include <sys/stat.h>
    #include <sys/syscall.h>
    #include <sys/uio.h>
    #include <sys/wait.h>
    #include <sys/xattr.h>
    #include <time.h>
    #include <unistd.h>

    static int report;

    static void say(const char *name, long result) {
      char line[64];
      int error = result < 0 ? errno : 0;
      int count = snprintf(line, sizeof line, "%s %d\n", name, error);
      if (write(report, line, (size_t)count) < 0) _exit(9);
    }

    static void *nothing(void *argument) { return argument; }

    static void try_files(void) {
      say("create", open(OUTSIDE, O_WRONLY | O_CREAT, 0600));
      say("write", open(BAIT, O_WRONLY));
      say("truncate", truncate(BAIT, 0));
      say("rename", rename(BAIT, BAIT "2"));
      say("unlink", unlink(BAIT "2") == 0 ? 0 : unlink(BAIT));
      say("mkdir", mkdir(OUTSIDE "2", 0700));
      say("symlink", symlink("/etc/passwd", OUTSIDE "3"));
      say("read", open("/etc/passwd", O_RDONLY));
      say("below", open(REPORT "2", O_WRONLY | O_CREAT, 0600));
      say("inherited", fcntl(17, F_GETFD));
    }

    static void try_metadata(void) {
      struct timespec times[2] = {{1, 0}, {1, 0}};
      say("chmod", chmod(BAIT, 0600));
      say("fchmodat", fchmodat(AT_FDCWD, BAIT, 0600, 0));
      say("fchmodat2", syscall(452, AT_FDCWD, BAIT, 0600, 0));
      say("chown", chown(BAIT, getuid(), getgid()));
      say("lchown", lchown(BAIT, getuid(), getgid()));
      say("fchownat", fchownat(AT_FDCWD, BAIT, getuid(), getgid(), 0));
      say("utimensat", utimensat(AT_FDCWD, BAIT, times, 0));
      say("setxattr", setxattr(BAIT, "user.x", "x", 1, 0));
      say("removexattr", removexattr(BAIT, "user.x"));
      say("dump", prctl(PR_SET_DUMPABLE, 1, 0, 0, 0));
      int own = open(REPORT "3", O_WRONLY | O_CREAT, 0600);
      say("fchmod", fchmod(own, 0600));
      say("futimens", futimens(own, times));
    }

    static void try_processes(pid_t parent) {
      pthread_t thread;
      int code = pthread_create(&thread, NULL, nothing, NULL);
      errno = code;
      say("thread", code == 0 ? 0 : -1);
      if (code == 0) pthread_join(thread, NULL);
      pid_t child = (pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
      // Traced processes stop at execve, so the one that asks for it is a child that never calls
      // it.
      if (child <= 0) say("ptrace", ptrace(PTRACE_TRACEME, 0, NULL, NULL));
      if (child == 0) _exit(0);
      say("clone", child);
      char *arguments[] = {"true", NULL}, *none[] = {NULL};
      code = posix_spawn(&child, "/bin/true", NULL, NULL, arguments, none);
      errno = code;
      say("spawn", code == 0 ? 0 : -1);
      say("kill", kill(parent, 0));
      char byte, *place = &byte;
      struct iovec here = {&byte, 1}, there = {place, 1};
      say("peek", process_vm_readv(getpid(), &here, 1, &there, 1, 0));
      say("uring", syscall(425, 1, NULL) < 0 && errno == EPERM ? -1 : 0);
      say("type", ioctl(0, TIOCSTI, "x") < 0 && errno == EPERM ? -1 : 0);
      int listener = socket(AF_INET, SOCK_STREAM, 0);
      struct sockaddr_in address = {.sin_family = AF_INET};
      address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
      say("bind", bind(listener, (struct sockaddr *)&address, sizeof address));
      say("listen", listen(listener, 1));
    }

    static void try_port(const char *name, uint16_t port) {
      int connecting = socket(AF_INET, SOCK_STREAM, 0);
      struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
      address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
      say(name, connect(connecting, (struct sockaddr *)&address, sizeof address));
      close(connecting);
    }

    // Nothing listens at either. Landlock has had rules for ports since its fourth version.
    static void try_connecting(void) {
      say("ports", syscall(444, NULL, 0, 1) < 4 ? (errno = ENOSYS, -1) : 0);
      say("multipath", socket(AF_INET, SOCK_STREAM, 262));
      say("smc", socket(AF_INET, SOCK_STREAM, 256));
      say("smc-family", socket(AF_SMC, SOCK_STREAM, 0));
      struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(1)};
      int fast = socket(AF_INET, SOCK_STREAM, 0);
      say("fastopen", sendto(fast, "x", 1, MSG_FASTOPEN, (struct sockaddr *)&address, sizeof address));
      try_port("port1", 1);
      try_port("port2", 2);
    }

    static void intrude(void) {
      report = open(REPORT, O_WRONLY | O_CREAT | O_APPEND, 0600);
      if (report < 0) return;
      pid_t parent = getppid();
      pid_t child = fork();
      if (child > 0) return;
      say("fork", child);
      say("home", getenv("HOME") ? 0 : (errno = ENOENT, -1));
      try_metadata();
      try_files();
      try_connecting();
      try_processes(parent);
      char *arguments[] = {"sh", "-c", "echo execve 0 >>'" REPORT "'", NULL}, *none[] = {NULL};
      say("execve", execve("/bin/sh", arguments, none));
      if (child == 0) _exit(0);
    }

    int poll(struct pollfd *entries, nfds_t count, int milliseconds) {
      static int calls;
      // The first calls may come before the first screen.
      if (++calls == 3) intrude();
      struct timespec limit = {milliseconds / 1000, milliseconds % 1000 * 1000000};
      return (int)syscall(SYS_ppoll, entries, count, milliseconds < 0 ? NULL : &limit, NULL, 0);
    }
    """#
}
