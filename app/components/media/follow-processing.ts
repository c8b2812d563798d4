/** What became of an upload: an item with the same id, or a problem. */
interface Outcome {
  id: string;
  problem: { title: string; body: string } | null;
}

const FIRST_MS = 800;
const SLOWEST_MS = 5000;

/** Asks for the outcome of uploads until none is left to ask for. */
export function followProcessing(
  waiting: () => string[],
  onFound: (found: Outcome[]) => void,
  onEnd: () => void,
): void {
  let delay = FIRST_MS;
  const ask = async () => {
    const ids = waiting();
    if (ids.length === 0) return onEnd();
    const found = await outcomesOf(ids);
    if (found.length > 0) {
      delay = FIRST_MS;
      onFound(found);
    } else delay = Math.min(SLOWEST_MS, delay * 1.4);
    setTimeout(() => void ask(), delay);
  };
  setTimeout(() => void ask(), delay);
}

interface UploadStatus extends Outcome {
  state: "receiving" | "received" | "done" | "refused";
}

async function outcomesOf(ids: readonly string[]): Promise<Outcome[]> {
  try {
    const answer = await fetch(`/envios/estado?ids=${ids.join(",")}`, {
      headers: { accept: "application/json" },
    });
    if (!answer.ok) return [];
    const { uploads } = (await answer.json()) as { uploads: UploadStatus[] };
    return uploads.filter(({ state }) => state === "done" || state === "refused");
  } catch {
    // Without a connection the next try asks again.
    return [];
  }
}
