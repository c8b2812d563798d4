/** Hands a file to the phone's own list of apps, or downloads it where there is none. */
export async function shareFile(file: File): Promise<void> {
  // Whoever closes the list without choosing has done nothing wrong.
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => {});
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
