/** First words of the invented companies' names. */
export const firstWords: readonly string[] =
  `Alder Amber Anchor Arbor Ashford Aspen Atlas Aurora Beacon Birch Bluestone Bramble Bright Canyon Cedar
  Cinder Clear Cobalt Copper Coral Crescent Delta Drift Eagle Elm Ember Fable Falcon Fern Field Flint Forge
  Garnet Glacier Granite Harbor Hazel Heron Horizon Indigo Iron Ivory Juniper Keystone Lantern Larch Linden
  Lumen Maple Meadow Meridian Mistral Nimbus North Oak Ocean Onyx Orchard Osprey Pebble Pine Pioneer Prairie
  Quarry Raven Ridge River Rowan Saffron Sage Sierra Silver Slate Solstice Spruce Summit Tamarack Tern Thistle
  Tidal Timber Umber Vale Verdant Vista Walnut Willow Winter Wren Zephyr`.split(/\s+/);

/** Last words of the names, by what the company does. */
export const lastWords: readonly string[] =
  `Analytics Apparel Biotech Brewing Capital Clinics Components Foods Freight Furniture Hotels Insurance
  Labs Logistics Media Mills Networks Optics Partners Pharma Power Press Robotics Schools Software Systems
  Textiles Travel Ventures Works`.split(/\s+/);
