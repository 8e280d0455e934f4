/** Returns an error in the format of Payload's errors, so that the panel reads all of them alike. */
export const errorResponse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status })
