import './price.css'
import type { InstalmentPrice } from '@/content/instalment-price'
import { useLanguage } from '@/i18n/language'

/** Dollars and soles in the same size, weight and colour. The asterisk stands for the note under the prices. */
export function Price({ price }: { price: InstalmentPrice | null }) {
  const { t } = useLanguage()
  if (!price) {
    return (
      <div className="price">
        <p className="price__label">{t('price.nextBuilding')}</p>
        <p className="price__row">
          <span>{t('price.waitingList')}</span>
        </p>
      </div>
    )
  }
  return (
    <div className="price">
      <p className="price__label">{t('price.monthlyFrom')}</p>
      <p className="price__row">
        <span>{price.usd}</span>
        <span>{price.pen}*</span>
      </p>
    </div>
  )
}
