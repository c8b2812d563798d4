/** The bytes of an uploaded file; a file field that was left alone sends an empty one. */
export async function fileIn(form: FormData, name: string): Promise<Uint8Array | undefined> {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : undefined;
}
