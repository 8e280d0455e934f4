import type { EmailAdapter } from 'payload'

/** The CMS sends no mail: passwords are set by a colleague. Payload's stand-in would write the address into the log. */
export const noMail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'nobody@localhost.invalid',
  defaultFromName: '',
  async sendEmail() {
    payload.logger.warn('the CMS was asked to send a mail and sends none')
  },
})
