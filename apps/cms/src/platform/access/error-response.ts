/** Returns an error in the format of Payload's errors, which the panel expects. */
export const errorResponse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status })
