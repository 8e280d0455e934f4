import pg from 'pg'
import { product } from './product'

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row | undefined> {
  const client = new pg.Client(product().databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<Row>(text, values)
    return rows[0]
  } finally {
    await client.end()
  }
}

/** Returns the status of a lead's delivery to the CRM. */
export const readDeliveryStatus = async (reference: string) =>
  (
    await query<{ status: string }>("select status from deliveries where reference = $1 and integration = 'crm'", [
      reference,
    ])
  )?.status

/** Parks the CRM delivery of a lead, as the worker does after 72 hours of failures. Returns the id of the delivery. */
export const parkDelivery = async (reference: string) =>
  (
    await query<{ id: string }>(
      "update deliveries set status = 'parked', parked_at = now() where reference = $1 and integration = 'crm' returning id",
      [reference],
    )
  )?.id ?? ''
