/** What the capabilities above messages use, and no page does. */
export { contactsOf, waitingContacts, type WaitingContact } from "./waiting-contacts.ts";
