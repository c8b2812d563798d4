/** The field that names one rendering of a form; two posts with the same key and content are one act. */
export const FORM_KEY = "formKey";
/** The field that names the page load it was posted from, where scripts run. */
export const PAGE_LOAD = "pageLoad";
