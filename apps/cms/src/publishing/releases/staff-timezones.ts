/** The time zones that staff can choose when they schedule a publish. */
export const staffTimezones = [
  { label: 'Lima (UTC−5)', value: 'America/Lima' },
  { label: 'Santiago de Chile', value: 'America/Santiago' },
  { label: 'Nueva York', value: 'America/New_York' },
  { label: 'Madrid', value: 'Europe/Madrid' },
]
