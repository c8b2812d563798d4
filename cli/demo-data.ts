export async function fillDemoData(): Promise<void> {}
