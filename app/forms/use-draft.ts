import { useEffect, useEffectEvent, useRef, useState, type RefObject, type SubmitEvent } from "react";
import {
  changedFrom,
  defaultsIn,
  fill,
  SENT_BY_BROWSER,
  valuesIn,
  type DraftValues,
} from "./draft-fields.ts";
import { readDraft, sweepDrafts, writeDraft } from "./drafts.ts";
import { notePost } from "./pending-post.ts";
import { typedEarly } from "./typed-early.ts";

interface DraftOptions {
  page: string;
  person: string | null;
  /** The server put into the form what the person had typed: after a refusal, or after a session that ended. */
  showsTyped: boolean;
  /** False in somebody's place: nothing typed there is ever saved, nor left behind. */
  keeps: boolean;
}

interface DraftOfForm {
  /** On a hidden field: it knows its form. */
  keyField: RefObject<HTMLInputElement | null>;
  restored: boolean;
  save: () => void;
  discard: () => void;
  send: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Keeps what is typed in a form in this browser (docs/decisions/0019), and brings it back. */
export function useDraft({ page, person, showsTyped, keeps }: DraftOptions): DraftOfForm {
  const keyField = useRef<HTMLInputElement>(null);
  /** What the form says when nothing was typed in it. */
  const base = useRef<DraftValues>({});
  const [restored, setRestored] = useState(false);
  const isFilling = useRef(false);

  const save = () => {
    const form = keyField.current?.form;
    if (!form || isFilling.current || !keeps) return;
    const values = valuesIn(form);
    writeDraft(page, person, Object.keys(values), changedFrom(base.current, values));
  };

  const begin = useEffectEvent((form: HTMLFormElement, kept: DraftValues) => {
    base.current = showsTyped ? {} : defaultsIn(form);
    // Filling in a draft does not save it again, so that looking at it does not prolong it.
    isFilling.current = true;
    fill(form, typedEarly(form));
    // What was typed before the script arrived is newer than what was kept.
    const typed = changedFrom(defaultsIn(form), valuesIn(form));
    const filled = fill(form, showsTyped ? {} : { ...kept, ...typed });
    isFilling.current = false;
    setRestored(Object.keys(filled).length > 0);
    if (SENT_BY_BROWSER in form) return;
    if (showsTyped || Object.keys(typed).length > 0) save();
  });
  useEffect(() => {
    const form = keyField.current?.form;
    if (form) begin(form, keeps ? readDraft(page, person) : {});
  }, [page, person, keeps]);

  return {
    keyField,
    restored,
    save,
    discard: () => {
      const form = keyField.current?.form;
      if (form) fill(form, { ...blank(valuesIn(form)), ...base.current });
      save();
      setRestored(false);
    },
    send: ({ currentTarget, nativeEvent }) => {
      const { submitter } = nativeEvent;
      notePost(currentTarget, submitter, () => {
        base.current = valuesIn(currentTarget);
        writeDraft(page, person, Object.keys(base.current), {});
        setRestored(false);
      });
    },
  };
}

/** On every page: whoever signs in here never finds what somebody else wrote. */
export function useDraftSweep(person: string | null): void {
  useEffect(() => sweepDrafts(person), [person]);
}

const blank = (values: DraftValues): DraftValues =>
  Object.fromEntries(Object.keys(values).map((name) => [name, ""]));
