import { json, type AdapterFixtures } from '../../fixture.ts';

function answer(data: object): string {
  return json({ Response: { Data: data } });
}

function regions(eventsIn = false): string {
  const RegionList = [
    { RegionId: 'ap-seoul', RegionName: 'Seoul', EventsIn: eventsIn },
    { RegionId: 'ap-tokyo', RegionName: 'Tokyo', EventsIn: false },
  ];
  return answer({ AreaDetailList: [{ RegionList }] });
}

const CALM = answer({ Id: 47, Desc: 'Restored', Status: 'NORMAL', IsShow: false });
const TROUBLED = answer({ Id: 48, Title: 'Network trouble in Seoul', Status: 'ABNORMAL', IsShow: true });

export const fixtures: AdapterFixtures = {
  url: 'https://status.tencentcloud.com',
  healthy: { documents: { regions: regions(), notice: CALM }, status: 'operational', components: 2, open: 0 },
  incident: { documents: { regions: regions(true), notice: TROUBLED }, status: 'partial_outage', open: 1 },
  malformed: [
    json({ Response: { Error: { Code: 'Unavailable' } } }),
    answer({ AreaDetailList: [] }),
    answer({ AreaDetailList: [{ RegionList: [{ RegionId: 'ap-seoul', RegionName: 'Seoul' }] }] }),
  ],
  statusBearing: ['Response', 'Response.Data', 'Response.Data.AreaDetailList'],
};
