import { data } from "react-router";

/**
 * What was posted as a form. Anything else (JSON, a broken upload) is refused, not taken for an empty
 * form: to some actions an absent field says something too.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof Response) throw error;
    throw data("Pedido inválido.", 400);
  }
}
