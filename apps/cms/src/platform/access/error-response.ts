/** Answers an error in the shape of Payload's own errors, so that the panel reads all of them alike. */
export const errorResponse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status })
