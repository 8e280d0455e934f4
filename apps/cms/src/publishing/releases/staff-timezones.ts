/** Where staff may plan a publish from: the company's own first, then where its buyers abroad live. */
export const staffTimezones = [
  { label: 'Lima (UTC−5)', value: 'America/Lima' },
  { label: 'Santiago de Chile', value: 'America/Santiago' },
  { label: 'Nueva York', value: 'America/New_York' },
  { label: 'Madrid', value: 'Europe/Madrid' },
]
