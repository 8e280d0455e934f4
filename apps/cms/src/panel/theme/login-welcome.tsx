import type { ServerProps } from 'payload'
import picture from './pictures/santorini.jpg'

const words = {
  es: { panel: 'Panel de', work: 'trabajo', enter: 'Entra con', account: 'tu cuenta' },
  en: { panel: 'Work', work: 'panel', enter: 'Sign in with', account: 'your account' },
}

/** Stands before the form of the login. */
export function LoginWelcome({ i18n }: ServerProps) {
  const { panel, work, enter, account } = words[i18n.language === 'en' ? 'en' : 'es']
  return (
    <>
      <div className="welcome__picture">
        {/* Next's own picture element would put a resizing service behind one decoration. */}
        {/* biome-ignore lint/performance/noImgElement: see above */}
        <img src={picture.src} width={picture.width} height={picture.height} alt="" />
        <p className="welcome__name">
          {panel} <b>{work}</b>
        </p>
      </div>
      <h1 className="welcome__title">
        {enter} <b>{account}</b>
      </h1>
    </>
  )
}

const notes = {
  es: 'Solo para el equipo de Sillar & Mar. Si no puedes entrar, escribe a quien administra el panel.',
  en: 'For the staff of Sillar & Mar only. If you cannot sign in, write to whoever administers the panel.',
}

/** Stands after the form of the login. */
export function LoginNote({ i18n }: ServerProps) {
  return <p className="welcome__note">{notes[i18n.language === 'en' ? 'en' : 'es']}</p>
}
