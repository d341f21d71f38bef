import { useRef } from 'preact/hooks';
import { useClosedAway } from '../../components/use-closed-away.ts';
import { ZONE } from '../../clock.ts';
import { evidenceFiles } from '../../view/incident.ts';
import type { Outage } from '../../view/outages.ts';

/** What can be sent to the vendor as files, for each series that felt the incident. @param path of the service in the API */
export function EvidenceFiles({ path, outage, now }: { path: string; outage: Outage; now: number }) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosedAway(details);
  return (
    <details ref={details} class="menu">
      <summary class="btn">Files</summary>
      <ul class="menu-list">
        {evidenceFiles(path, outage, now, ZONE).map(({ name, json, csv, print }) => (
          <li key={json}>
            <span>{name}</span>
            <a class="link" href={json} download>
              JSON
            </a>
            <a class="link" href={csv} download>
              CSV
            </a>
            <a class="link" href={print} target="_blank" rel="noopener">
              Print
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
