import { Notice } from "#app/components/notice.tsx";

/** A saved search with a filter that does not exist any more. It matches nobody until it is saved anew. */
export const LostFilters = ({ lost }: { lost: string }) => (
  <Notice tone="warning" title="Esta busca mudou">
    Ela usava um filtro que não existe mais ({lost}). Os avisos estão parados. Abra o que sobrou e salve de
    novo.
  </Notice>
);
