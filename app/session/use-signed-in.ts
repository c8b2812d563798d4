import { useRouteLoaderData } from "react-router";

/** Whether somebody is signed in, as the server told the page. */
export const useSignedIn = (): boolean =>
  Boolean((useRouteLoaderData("root") as { viewer?: object | null } | undefined)?.viewer);
