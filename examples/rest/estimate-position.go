// Asks what margin a position needs, and at which price it would be closed out.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

// region: request
func main() {
	dataNode := setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	query := url.Values{}
	query.Set("marketId", setting("MARKET", "the id of a market"))
	query.Set("openVolume", setting("OPEN_VOLUME", "the position in the market's units, negative for a short one"))
	query.Set("collateralAvailable", setting("COLLATERAL", "what margin and general account hold, in the asset's smallest unit"))
	query.Set("scaleLiquidationPriceToMarketDecimals", "true")
	fmt.Fprintln(os.Stderr, "Data node:", dataNode)

	response, err := http.Get(dataNode + "/api/v2/estimate/position?" + query.Encode())
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(response.Status)
	}
	type levels struct{ MaintenanceMargin, InitialMargin string }
	type price struct {
		OpenVolumeOnly string `json:"openVolumeOnly"`
	}
	var estimate struct {
		Margin      struct{ BestCase, WorstCase levels }
		Liquidation struct{ BestCase, WorstCase price }
	}
	if err := json.NewDecoder(response.Body).Decode(&estimate); err != nil {
		log.Fatal(err)
	}
	show := func(name string, margin levels, liquidation price) {
		fmt.Println(name, "maintenance:", margin.MaintenanceMargin, "initial:", margin.InitialMargin)
		fmt.Println(name, "liquidation price:", liquidation.OpenVolumeOnly)
	}
	show("bestCase", estimate.Margin.BestCase, estimate.Liquidation.BestCase)
	show("worstCase", estimate.Margin.WorstCase, estimate.Liquidation.WorstCase)
}

// endregion: request
