/**
 * The forms of one page by the `intent` that each sends. A map, since a request may name what every object has, such
 * as `toString`.
 */
export const formsByIntent = <Post, Answer>(
  forms: Readonly<Record<string, (post: Post) => Promise<Answer>>>,
): ReadonlyMap<string, (post: Post) => Promise<Answer>> => new Map(Object.entries(forms));
