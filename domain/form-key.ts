/** The field that names one rendering of a form; two posts with the same key and content are one act. */
export const FORM_KEY = "formKey";
