import './social-links.css'
import type { Settings } from '@/content/settings'
import { Icon } from './icon'

const names = { facebook: 'Facebook', instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube' } as const

export function SocialLinks({ socials }: { socials: Settings['socials'] }) {
  return (
    <div className="social">
      {socials.map(({ network, url }) => (
        <a key={network} href={url} aria-label={names[network]} rel="noopener">
          <Icon name={network} />
        </a>
      ))}
    </div>
  )
}
