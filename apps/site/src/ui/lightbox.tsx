import './lightbox.css'
import { useLanguage } from '@/i18n/language'
import { IconButton } from './button'
import { Dialog } from './dialog'

type LightboxProps = { id: string; label: string; several: boolean }

/** The current picture as large as the screen; the enhancer of its gallery puts the picture in. */
export function Lightbox({ id, label, several }: LightboxProps) {
  const { t } = useLanguage()
  return (
    <Dialog className="lightbox" id={id} label={label}>
      <div className="lightbox__stage" data-gallery="stage" />
      <div className="lightbox__bar">
        <p data-gallery="caption" aria-live="polite" />
        {several && (
          <div>
            <IconButton icon="arrow-left" label={t('gallery.previous')} data-gallery="previous" />
            <IconButton icon="arrow-right" label={t('gallery.next')} data-gallery="next" />
          </div>
        )}
      </div>
    </Dialog>
  )
}
