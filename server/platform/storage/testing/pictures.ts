/** The smallest pictures that are whole: two by two and eight by eight pixels. */
export const PNG: Uint8Array = decode(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGPgzrb/f0meAUIBACK7BUuJ0sECAAAAAElFTkSuQmCC",
);
export const JPEG: Uint8Array = decode(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeX" +
    "BkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAI" +
    "AAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAbEAEAAAcAAAAAAAAAAAAAAAAAFSUxUmSCkf/EABUBAQEAAAAAAAAAAAAAAA" +
    "AAAAMF/8QAGBEAAgMAAAAAAAAAAAAAAAAAAhEAEiH/2gAMAwEAAhEDEQA/AJJdB87a7lAAiNXrcmkVliU//9k=",
);

/** The same picture with an application segment as cameras write it, straight after its first marker. */
export function withGps(words: string): Uint8Array {
  const body = Buffer.from(`Exif\0\0${words}`);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([JPEG.subarray(0, 2), head, body, JPEG.subarray(2)]);
}

/** The same picture with a text chunk before its last one. */
export function withText(words: string): Uint8Array {
  const body = Buffer.from(`Comment\0${words}`);
  const head = Buffer.from([0, 0, 0, body.length, ...Buffer.from("tEXt")]);
  const end = PNG.length - 12;
  return Buffer.concat([PNG.subarray(0, end), head, body, Buffer.alloc(4), PNG.subarray(end)]);
}

function decode(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, "base64"));
}
