import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

export const GPS = "23/1 33/1 1/1";
export const MARKUP = "<script>alert('joia')</script>";

/** A photo as phones make it: on its side, with the place in EXIF and XMP, and a page hidden behind its end. */
export async function phonePhoto(width: number, height: number): Promise<Buffer> {
  const photo = await sharp({ create: { width, height, channels: 3, background: "#1f5fd6" } })
    .withExif({
      IFD0: { Make: "Telefone", ImageDescription: MARKUP },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: GPS, GPSLongitudeRef: "W", GPSLongitude: "46/1 38/1 0/1" },
    })
    .withXmp(`<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${MARKUP}
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description GPSLatitude="23,33S"/></rdf:RDF>
      </x:xmpmeta><?xpacket end="w"?>`)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return Buffer.concat([photo, Buffer.from(MARKUP)]);
}

/** A few kilobytes that claim to be a picture of this size, and are. */
export function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(side * (Math.ceil(side / 8) + 1));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
