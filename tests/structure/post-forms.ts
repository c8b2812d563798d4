const FORM_TAG = /<(?:\w+\.)?(?:Form|form)(?=[\s>])(?:[^{}>]|\{(?:[^{}]|\{[^{}]*\})*\})*>/g;
const READS = /\bmethod="(?:get|dialog)"/i;
const MAY_POST = /\bmethod=|\{\.\.\./;
const POSTS_OTHERWISE = /\bformMethod=|\bsubmit\([^;]*\bmethod:\s*["'](?:post|put|patch|delete)["']/gi;

/** What posts without being a PostForm, as it stands in the source. */
export function bareForms(source: string): string[] {
  const tags = (source.match(FORM_TAG) ?? []).filter((tag) => MAY_POST.test(tag) && !READS.test(tag));
  return [...tags, ...(source.match(POSTS_OTHERWISE) ?? [])];
}
