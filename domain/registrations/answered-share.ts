/** A trial whose deadline has passed. */
interface AnsweredTrial {
  came: number;
  /** How many of them had their answer in time. */
  inTime: number;
}

export interface AnsweredShare {
  /** Of a hundred who came; a hundred only when nobody was left without an answer. */
  percent: number;
  /** How many trials it counts. */
  trials: number;
}

/** Over the last trials that anybody came to; null where there is none yet. */
export function answeredShareOf(trials: readonly AnsweredTrial[]): AnsweredShare | null {
  const counted = trials.filter(({ came }) => came > 0);
  if (counted.length === 0) return null;
  const sum = (of: (trial: AnsweredTrial) => number) =>
    counted.reduce((total, trial) => total + of(trial), 0);
  return {
    percent: Math.floor((100 * sum(({ inTime }) => inTime)) / sum(({ came }) => came)),
    trials: counted.length,
  };
}

/** "Respondeu 96% de quem veio nas últimas 4 peneiras" */
export function answeredShareText({ percent, trials }: AnsweredShare): string {
  const where = trials === 1 ? "na última peneira" : `nas últimas ${trials} peneiras`;
  return `Respondeu ${percent}% de quem veio ${where}`;
}
