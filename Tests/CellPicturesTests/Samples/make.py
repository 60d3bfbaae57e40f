"""Redraws the pictures of this folder. Needs Pillow."""

from PIL import Image, ImageDraw


def quarters(width, height):
    """Red, green, blue and white, from the top left."""
    image = Image.new("RGB", (width, height), (255, 255, 255))
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, width // 2 - 1, height // 2 - 1), fill=(255, 0, 0))
    draw.rectangle((width // 2, 0, width - 1, height // 2 - 1), fill=(0, 255, 0))
    draw.rectangle((0, height // 2, width // 2 - 1, height - 1), fill=(0, 0, 255))
    return image


small = quarters(64, 48)
small.save("baseline.jpg", quality=90, subsampling=0, optimize=True)
small.save("progressive.jpg", quality=90, progressive=True)
small.save("subsampled.jpg", quality=90, subsampling=2, optimize=True)
small.convert("L").save("grey.jpg", quality=90, optimize=True)
small.convert("CMYK").save("inks.jpg", quality=90, optimize=True)
quarters(1600, 1200).save("large.jpg", quality=60, optimize=True)
