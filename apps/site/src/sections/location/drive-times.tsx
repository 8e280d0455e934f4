import styles from './drive-times.module.css'

type DriveTimesProps = {
  name: string
  drives: { destination: string; time: string }[]
  note: string | null
  sand: { name: string; value: string } | null
}

/** Renders the drive times from the entrance of a project, and the distance to the beach. */
export function DriveTimes({ name, drives, note, sand }: DriveTimesProps) {
  return (
    <div className={styles.driveTimes}>
      {drives.length > 0 && (
        <ol aria-label={name}>
          {drives.map(({ destination, time }) => (
            <li key={destination}>
              <b>{time}</b> {destination}
            </li>
          ))}
        </ol>
      )}
      <p>
        {drives.length > 0 && `${name}. ${note ?? ''} `}
        {sand && (
          <>
            {sand.name}: <b>{sand.value}</b>.
          </>
        )}
      </p>
    </div>
  )
}
