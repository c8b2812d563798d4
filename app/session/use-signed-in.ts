import { useRouteLoaderData } from "react-router";

/** Whether somebody is signed in, as the server told the page. */
export function useSignedIn(): boolean {
  const root: { signedIn?: object | null } | undefined = useRouteLoaderData("root");
  return Boolean(root?.signedIn);
}
