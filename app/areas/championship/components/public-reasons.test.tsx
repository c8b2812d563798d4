import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PUBLIC_REASON_HINT } from "#app/championship-words.ts";
import { NEW_CATEGORY } from "../category-form-values.ts";
import { CategoryForm } from "./category/category-form.tsx";
import { DecisionForm } from "./results/decision-form.tsx";
import { StatusForm } from "./status-form.tsx";

const rendered = (form: ReactElement): string => {
  const Stub = createRoutesStub([{ path: "/", Component: () => form }]);
  return renderToString(<Stub initialEntries={["/"]} />);
};

const FORMS: Record<string, ReactElement> = {
  "a status": <StatusForm status="ongoing" reason={null} />,
  rules: <CategoryForm values={NEW_CATEGORY} drawn frozen action="Salvar" back="/" />,
  "a decision": (
    <DecisionForm
      kind="points"
      options={{ people: [], teams: [{ value: "1", label: "Vale Verde" }], matches: [], places: [] }}
      chosen={{ match: null, place: null, team: null }}
      back="/"
    />
  ),
};

test.each(Object.entries(FORMS))(
  "the reason of %s is public, and its field says to name no athlete",
  (_what, form) => {
    expect(rendered(form)).toContain(PUBLIC_REASON_HINT);
  },
);
