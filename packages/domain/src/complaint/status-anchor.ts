/** Id of the look-up form on the page of the complaint book. Mails link to it, so nobody starts a second complaint by mistake. */
export const STATUS_ANCHOR = 'form-status'
