import { useLanguage } from '@/i18n/language'

/** "+1000" in Spanish, "1,000+" in English. */
export function AtLeast({ figure }: { figure: number }) {
  const { locale } = useLanguage()
  if (locale === 'en')
    return (
      <>
        {figure.toLocaleString('en')}
        <i>+</i>
      </>
    )
  return (
    <>
      <i>+</i>
      {figure}
    </>
  )
}
