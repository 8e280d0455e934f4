/** Marks sample data in what people read without the site, such as mails and calendar files. */
export const sampleMark = { es: 'Demostración', en: 'Demonstration' } as const
