import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Outlet } from "react-router";
import { expect, test } from "vitest";
import { useShownFlash } from "./use-shown-flash.ts";

const LEFT = { title: "left by the last page" };
const OF_PAGE = { title: "told by the page" };
const OF_FORM = { title: "answered by the form" };

const answer = async () => null;

/** The title that the root shows when the page's loader and action gave these. */
function shown(given: { loaderData?: object | null; actionData?: object | null; left?: typeof LEFT }) {
  function Root() {
    return (
      <>
        {useShownFlash(given.left ?? null)?.title}
        <Outlet />
      </>
    );
  }
  const page = { id: "page", path: "/page", loader: answer, action: answer, Component: () => null };
  const layout = { id: "layout", loader: answer, Component: Outlet, children: [page] };
  const Stub = createRoutesStub([{ id: "root", loader: answer, Component: Root, children: [layout] }]);
  return renderToStaticMarkup(
    <Stub
      initialEntries={["/page"]}
      hydrationData={{
        loaderData: { root: { flash: null }, layout: {}, page: given.loaderData ?? null },
        ...(given.actionData !== undefined && { actionData: { page: given.actionData } }),
      }}
    />,
  );
}

test("what the form answered is shown first, then what the page tells, then what the last page left", () => {
  const [loaderData, actionData] = [{ flash: OF_PAGE }, { flash: OF_FORM }];
  expect(shown({ loaderData, actionData, left: LEFT })).toBe(OF_FORM.title);
  expect(shown({ loaderData, left: LEFT })).toBe(OF_PAGE.title);
  expect(shown({ left: LEFT })).toBe(LEFT.title);
  expect(shown({})).toBe("");
});

test("an answer without a message hides no other message", () => {
  expect(shown({ actionData: { fields: {}, flash: null }, loaderData: { flash: OF_PAGE } })).toBe(
    OF_PAGE.title,
  );
  expect(shown({ actionData: null, left: LEFT })).toBe(LEFT.title);
});
