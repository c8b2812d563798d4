import type { ComponentProps } from "react";
import { Form, useRouteLoaderData } from "react-router";
import { FORM_KEY } from "#domain/form-key.ts";

/**
 * A form that changes something. It carries a key that the server made for this rendering, so that two
 * taps, or a browser that sends again, are one act.
 */
export function PostForm({ children, ...props }: Omit<ComponentProps<typeof Form>, "method">) {
  const root: { formKey: string } | undefined = useRouteLoaderData("root");
  return (
    <Form {...props} method="post">
      {root && <input type="hidden" name={FORM_KEY} value={root.formKey} />}
      {children}
    </Form>
  );
}
