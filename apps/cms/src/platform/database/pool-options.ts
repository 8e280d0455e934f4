/**
 * Returns the options of Payload's pool. The idle limit is long, because uploads resize images inside their
 * transaction. Unused connections stay open, because a new connection loads the catalogue of hundreds of tables again
 * for Payload's queries. Migrations have no time limits for statements and transactions.
 */
export function poolOptions(connectionString: string | undefined, command: readonly string[] = process.argv) {
  const isMigration = command.some((argument) => argument.startsWith('migrate'))
  return {
    connectionString,
    max: 10,
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 10 * 60_000,
    keepAlive: true,
    ...(!isMigration && {
      statement_timeout: 15_000,
      query_timeout: 20_000,
      idle_in_transaction_session_timeout: 120_000,
    }),
  }
}
