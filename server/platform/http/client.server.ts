import { createContext, type RouterContextProvider } from "react-router";

/** Who is at the other end of this request, as far as the network tells. */
export interface Client {
  address: string;
  userAgent: string | null;
}

export const clientContext = createContext<Client>();

export const clientOf = (context: Readonly<RouterContextProvider>): Client => context.get(clientContext);
