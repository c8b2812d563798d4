/**
 * Between the pictures of H.264 and HEVC a camera can write messages of its own (SEI): some note the place and the time
 * of every moment there, where no tag of the file shows it. These say how pictures are timed, entered and coloured, and
 * stay; a message of any other type is dropped. Decoders need none of them to draw a picture.
 */
const NEEDED_TYPES = new Set([0, 1, 6, 137, 144, 147]);

interface Stream {
  /** What the index says about the stream, without foreign messages. */
  description: Uint8Array<ArrayBuffer>;
  /** The same packet without foreign messages. */
  clean: (packet: Uint8Array) => Uint8Array;
}

/** `description` is the record that MP4 keeps of a stream: `avcC` or `hvcC`. */
export function withoutMessages(codec: "avc" | "hevc", description: Uint8Array): Stream {
  const isForeign = codec === "avc" ? isForeignInAvc : isForeignInHevc;
  const lengthBytes = ((description[codec === "avc" ? 4 : 21] ?? 3) & 3) + 1;

  function clean(packet: Uint8Array): Uint8Array {
    const bytes = Buffer.from(packet.buffer, packet.byteOffset, packet.length);
    const kept: Buffer[] = [];
    for (let at = 0; at + lengthBytes <= bytes.length;) {
      const start = at + lengthBytes;
      const end = start + bytes.readUIntBE(at, lengthBytes);
      if (!isForeign(bytes.subarray(start, end))) kept.push(bytes.subarray(at, end));
      at = end;
    }
    return Buffer.concat(kept);
  }

  const own = Buffer.from(description);
  return { description: Uint8Array.from(codec === "hevc" ? cleanRecord(own) : own), clean };
}

const isForeignInAvc = (unit: Uint8Array): boolean =>
  ((unit[0] ?? 0) & 0x1f) === 6 && holdsForeign(unit.subarray(1));

const isForeignInHevc = (unit: Uint8Array): boolean =>
  [39, 40].includes(((unit[0] ?? 0) >> 1) & 0x3f) && holdsForeign(unit.subarray(2));

/** Each message is its type, its length and its bytes; the last byte of all ends the list. */
function holdsForeign(messages: Uint8Array): boolean {
  const bytes = unescaped(messages);
  let at = 0;
  // A number is the sum of its bytes, of which all but the last are 255.
  const number = () => {
    let value = 0;
    while (bytes[at] === 0xff) value += bytes[at++]!;
    return value + (bytes[at++] ?? 0);
  };
  while (at < bytes.length - 1) {
    const [type, length] = [number(), number()];
    if (!NEEDED_TYPES.has(type)) return true;
    at += length;
  }
  return false;
}

/** Two zeros and a three stand for two zeros: streams keep shorter rows of zeros for themselves. */
function unescaped(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, at) => !(byte === 3 && at >= 2 && bytes[at - 1] === 0 && bytes[at - 2] === 0));
}

/** The record of HEVC lists parameter sets and, with some encoders, messages. */
function cleanRecord(record: Buffer): Buffer {
  const lists: Buffer[] = [];
  for (let at = 23, list = 0; list < (record[22] ?? 0); list++) {
    const units: Buffer[] = [];
    const head = record[at]!;
    const count = record.readUInt16BE(at + 1);
    at += 3;
    for (let unit = 0; unit < count; unit++) {
      const end = at + 2 + record.readUInt16BE(at);
      if (!isForeignInHevc(record.subarray(at + 2, end))) units.push(record.subarray(at, end));
      at = end;
    }
    const kept = Buffer.from([head, units.length >> 8, units.length & 0xff]);
    if (units.length > 0) lists.push(Buffer.concat([kept, ...units]));
  }
  return Buffer.concat([record.subarray(0, 22), Buffer.from([lists.length]), ...lists]);
}
