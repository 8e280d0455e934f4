/** Time zones for scheduling a publish: the company's own first, then those of its buyers abroad. */
export const staffTimezones = [
  { label: 'Lima (UTC−5)', value: 'America/Lima' },
  { label: 'Santiago de Chile', value: 'America/Santiago' },
  { label: 'Nueva York', value: 'America/New_York' },
  { label: 'Madrid', value: 'Europe/Madrid' },
]
