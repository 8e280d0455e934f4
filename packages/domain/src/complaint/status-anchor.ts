/** Id of the look-up form on the page of the complaint book. Mails link to it, because the top of that page starts a new complaint. */
export const STATUS_ANCHOR = 'form-status'
