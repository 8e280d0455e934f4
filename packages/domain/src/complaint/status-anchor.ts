/** Id of the look-up form of the complaint book. Mails link to it, because the top of the page is for new complaints. */
export const STATUS_ANCHOR = 'form-status'
