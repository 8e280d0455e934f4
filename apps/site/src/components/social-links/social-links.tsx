import { Facebook, Instagram, TikTok, YouTube } from '@/components/icon/brand-marks'
import { Icon } from '@/components/icon/icon'
import styles from './social-links.module.css'

const networks = {
  facebook: { name: 'Facebook', icon: Facebook },
  instagram: { name: 'Instagram', icon: Instagram },
  tiktok: { name: 'TikTok', icon: TikTok },
  youtube: { name: 'YouTube', icon: YouTube },
} as const

export type SocialLink = { network: keyof typeof networks; url: string }

export function SocialLinks({ socials }: { socials: SocialLink[] }) {
  return (
    <div className={styles.socialLinks}>
      {socials.map(({ network, url }) => (
        <a key={network} href={url} aria-label={networks[network].name} rel="noopener">
          <Icon icon={networks[network].icon} />
        </a>
      ))}
    </div>
  )
}
