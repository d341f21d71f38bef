/** Vendors of devices at home, of vehicles and of energy, in one line each; see `brief-vendors.ts`. Their names are not looked for (`UNNAMED_CATEGORIES`). */
export const devices = `
    1NCE | api.1nce.com *.1nce.com | | | https://help.1nce.com
    Airthings | ext-api.airthings.com *.airthings.com | pypi:airthings-cloud#C
    Ambient Weather | *.ambientweather.net | pypi:aioambient#C
    AMPECO | *.ampeco.tech
    Arduino Cloud | api2.arduino.cc login.arduino.cc *.arduino.cc | npm:@arduino/arduino-iot-client pypi:arduino-iot-client golang:github.com/arduino/iot-client-go | | https://www.arduino.cc/reference/en/iot/api
    Arlo | *.arlo.com | pypi:pyaarlo#C
    August | api-production.august.com *.august.com | pypi:yalexs#C
    Awair | developer-apis.awair.is *.awair.is
    aWATTar | api.awattar.de api.awattar.at *.awattar.de *.awattar.at | | | evcc
    Blink Cameras | *.immedia-semi.com | pypi:blinkpy#C
    BMW | customer.bmwgroup.com *.bmwgroup.com | pypi:bimmer-connected#C | | evcc
    ClearBlade | platform.clearblade.com *.clearblade.com | | | openapis
    dweet.io | dweet.io *.dweet.io | | | openapis
    Easee | api.easee.com *.easee.com *.easee.cloud | pypi:pyeasee#C | | evcc
    Ecowitt | api.ecowitt.net *.ecowitt.net
    Eight Sleep | *.8slp.net
    emnify | cdn.emnify.net *.emnify.net *.emnify.com | pypi:emnify-sdk | | https://cdn.emnify.net/api/doc
    Emporia | api.emporiaenergy.com *.emporiaenergy.com | pypi:pyemvue#C
    ENTSO-E | web-api.tp.entsoe.eu *.entsoe.eu | pypi:entsoe-py#C | | evcc
    eWeLink | *.coolkit.cc | npm:ewelink-api#C npm:ewelink-api-next#C
    EZVIZ | open.ys7.com *.ys7.com *.ezvizlife.com | npm:ezuikit-js pypi:pyezviz#C | | https://open.ys7.com/help
    FarmBot | my.farmbot.io *.farmbot.io *.farm.bot | npm:farmbot pypi:farmbot | | https://developer.farm.bot
    Flo by Moen | *.meetflo.com | pypi:aioflo#C
    Flume | api.flumewater.com *.flumewater.com *.flumetech.com
    Ford | api.vehicle.ford.com *.vehicle.ford.com | | | evcc
    Forecast.Solar | api.forecast.solar *.forecast.solar | pypi:forecast-solar#C npm:forecast-solar-ts#C | | evcc
    FoxESS | *.foxesscloud.com
    Fronius Solar.web | api.solarweb.com *.solarweb.com
    GivEnergy | api.givenergy.cloud *.givenergy.cloud | | | https://givenergy.cloud/docs/api/v1
    GoodWe SEMS | *.semsportal.com
    Growatt | openapi.growatt.com server.growatt.com *.growatt.com | pypi:growattserver#C
    Hevy | api.hevyapp.com *.hevyapp.com | | | https://api.hevyapp.com/docs
    Hologram | dashboard.hologram.io *.hologram.io | pypi:hologram-python | | https://support.hologram.io
    Home Connect | api.home-connect.com *.home-connect.com | pypi:home-connect-async#C
    Honeywell Home | api.honeywell.com api.honeywellhome.com *.honeywellhome.com | pypi:aiolyric | | https://developer.honeywellhome.com
    Husqvarna | api.amc.husqvarna.dev *.husqvarna.dev | pypi:aioautomower#C
    Hydrawise | api.hydrawise.com *.hydrawise.com | pypi:pydrawise#C
    Intervals.icu | intervals.icu *.intervals.icu | npm:intervals-icu#C npm:intervals-icu-api npm:intervals-icu-sdk | | https://intervals.icu/api-docs.html
    iSolarCloud | *.isolarcloud.com *.isolarcloud.eu *.isolarcloud.com.hk
    John Deere Operations Center | sandboxapi.deere.com api.deere.com partnerapi.deere.com signin.johndeere.com *.deere.com
    LG ThinQ | *.lgthinq.com | pypi:thinqconnect#C
    Mercedes-Benz | api.mercedes-benz.com *.mercedes-benz.com | | | evcc
    Meross | *.meross.com | pypi:meross-iot#C
    Miele | api.mcs3.miele.com *.miele.com | pypi:pymiele#C
    myenergi | *.myenergi.net *.myenergi.com | pypi:pymyenergi#C | | evcc
    myStrom | *.mystrom.ch | | | evcc
    Nuki | api.nuki.io *.nuki.io
    Octopus Energy | api.octopus.energy *.octopus.energy | | | evcc
    Polestar | *.polestar.com | pypi:pypolestar#C | | evcc
    pvnode | api.pvnode.com *.pvnode.com | | | evcc
    Rachio | api.rach.io *.rach.io | pypi:rachiopy#C
    Ride with GPS | ridewithgps.com *.ridewithgps.com | | | https://ridewithgps.com/api
    Ring | api.ring.com *.ring.com | pypi:ring-doorbell#C npm:ring-client-api#C
    Rivian | *.rivian.com | pypi:rivian-python-client#C
    RTE | digital.iservices.rte-france.com *.rte-france.com | | | evcc
    Shelly Cloud | *.shelly.cloud | | | evcc
    SMA | *.smaapis.de *.sunnyportal.com
    smart-me | smart-me.com api.smart-me.com *.smart-me.com | | | openapis
    SolaX | *.solaxcloud.com | | | evcc
    Solis Cloud | *.soliscloud.com
    Sonos | api.ws.sonos.com *.sonos.com
    Soracom | api.soracom.io g.api.soracom.io jp.api.soracom.io *.soracom.io | | | https://developers.soracom.io
    Suunto | cloudapi.suunto.com cloudapi-oauth.suunto.com *.suunto.com | | | https://apizone.suunto.com
    SwitchBot | api.switch-bot.com *.switch-bot.com | pypi:switchbot-api#C
    Tado | *.tado.com | pypi:python-tado#C pypi:tadoasync#C
    Tessie | api.tessie.com *.tessie.com | pypi:tessie-api#C | | evcc
    ThingSpeak | api.thingspeak.com *.thingspeak.com | | | https://www.mathworks.com/help/thingspeak
    Tibber | api.tibber.com *.tibber.com | pypi:pytibber#C | | evcc
    TP-Link Cloud | *.tplinkcloud.com *.tplinkra.com
    Tronity | *.tronity.tech | | | evcc
    Victron Energy | vrmapi.victronenergy.com *.victronenergy.com | | | evcc
    Viessmann | api.viessmann-climatesolutions.com iam.viessmann-climatesolutions.com *.viessmann-climatesolutions.com *.viessmann.com | pypi:pyvicare#C | | evcc
    Volvo Cars | api.volvocars.com *.volvocars.com | pypi:volvocarsapi#C | | evcc
    Wallbox | api.wall-box.com *.wall-box.com *.wallbox.com | pypi:wallbox#C
    WeatherFlow Tempest | swd.weatherflow.com *.weatherflow.com *.tempestwx.com
    Webfleet | csv.webfleet.com *.webfleet.com | | | https://www.webfleet.com
    Wyze | *.wyzecam.com *.wyze.com | pypi:wyze-sdk#C
    Zaptec | api.zaptec.com *.zaptec.com | | | evcc
`;
