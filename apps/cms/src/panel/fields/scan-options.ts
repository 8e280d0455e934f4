/** The results of the virus scan of a file. `none` means that there is no file or no virus scanner. */
export const scanOptions = [
  { value: 'none', label: { es: 'Sin archivo', en: 'None' } },
  { value: 'pending', label: { es: 'Pendiente', en: 'Pending' } },
  { value: 'clean', label: { es: 'Sin virus', en: 'Clean' } },
  { value: 'infected', label: { es: 'Con virus', en: 'Infected' } },
  { value: 'unsafe', label: { es: 'No seguro', en: 'Unsafe' } },
]
